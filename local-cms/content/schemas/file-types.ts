type FileType = { extension: string; media: string; isContent(bytes: Uint8Array): boolean };

const startsWith =
  (...signature: readonly number[]) =>
  (bytes: Uint8Array): boolean =>
    signature.every((byte, index) => bytes[index] === byte);

/** `isContent` checks the first bytes of a file, because visitors can give their files any name. */
const fileTypes = {
  pdf: { extension: 'pdf', media: 'application/pdf', isContent: startsWith(0x25, 0x50, 0x44, 0x46, 0x2d) },
  jpg: { extension: 'jpg', media: 'image/jpeg', isContent: startsWith(0xff, 0xd8, 0xff) },
  png: { extension: 'png', media: 'image/png', isContent: startsWith(0x89, 0x50, 0x4e, 0x47) },
} as const satisfies Record<string, FileType>;

export type FileTypeName = keyof typeof fileTypes;

export const fileTypeNames = ['pdf', 'jpg', 'png'] as const satisfies readonly FileTypeName[];

/** Returns media types for the `accept` attribute of a file input; `image/jpeg` allows .jpeg and .jpg. */
export const toMediaTypes = (names: readonly FileTypeName[]): string[] =>
  names.map((name) => fileTypes[name].media);

export const findFileType = (bytes: Uint8Array, names: readonly FileTypeName[]): FileType | null =>
  names.map((name) => fileTypes[name]).find(({ isContent }) => isContent(bytes)) ?? null;
