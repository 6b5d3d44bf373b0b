/** What the reading process reports of a PDF, page by page. */
export type ReadingMessage =
  | { kind: 'opened'; pages: number }
  | { kind: 'page'; page: number; text: string }
  /** A page without text of its own: its picture as PNG. */
  | { kind: 'picture'; page: number; png: Uint8Array }
  | { kind: 'done' }
  | { kind: 'unreadable' }
