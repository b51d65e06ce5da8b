// Next supports Safari from 16.4 on, which has no URL.canParse.
URL.canParse ??= (url, base) => {
  try {
    return Boolean(new URL(url, base));
  } catch {
    // The only error of `new URL` says that the URL is invalid.
    return false;
  }
};

export {};
