import dynamic from 'next/dynamic';

/** Visitors never download it. */
export const LazySdkPlaceholder = dynamic(() =>
  import('./SdkPlaceholder').then((module) => module.SdkPlaceholder),
);
