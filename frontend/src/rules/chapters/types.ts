/** Titles of chapters under the English ones. */
export type ChapterWords = Readonly<Record<string, string>>;
