const NAMES: Readonly<Record<string, string>> = {
  TEXT_POLLS: "Text",
  IMAGE_POLLS: "Image",
  VIDEO_POLLS: "Video",
};

/** A poll's type in words; a type that is not known stays as the service writes it. */
export const pollTypeName = (type: string): string => NAMES[type] ?? type;
