/** Adds headers to a response, except those that it has already. */
export function addMissingHeaders<Answer extends Response>(
  response: Answer,
  headers: Readonly<Record<string, string>>,
): Answer {
  for (const [name, value] of Object.entries(headers))
    if (!response.headers.has(name)) response.headers.set(name, value);
  return response;
}
