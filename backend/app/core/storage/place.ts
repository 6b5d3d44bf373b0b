import type { Readable } from 'node:stream'

/** First and last byte, both included. */
export interface Range {
  start: number
  end: number
}

export interface BlobFacts {
  size: number
  /** Epoch milliseconds. */
  changedAt: number
}

/** Bytes as they lie under a key, and which ones. */
export interface Lying extends BlobFacts {
  stream: Readable
  /** Another for other bytes under the same key. */
  mark: string
}

/** Where bytes lie by their keys, as they are: what is encrypted is opened by `blobs.ts`. */
export interface Place {
  name: 'fs' | 's3'
  /** Puts a complete file under a key, so that no one ever sees a part of it. */
  put(path: string, key: string): Promise<void>
  /** Puts a complete file in the place of what lies under a key, all at once. */
  replace(path: string, key: string): Promise<void>
  /** Writes over the first bytes of a file, where the place can. */
  overwriteHead?(key: string, head: Uint8Array): Promise<boolean>
  /** null when there is nothing under the key. `size` is that of the whole. */
  read(key: string, range?: Range): Promise<Lying | null>
  /** null when there is nothing under the key. */
  facts(key: string): Promise<BlobFacts | null>
  /** null when there is nothing under the key. */
  open(key: string, range?: Range): Promise<Readable | null>
  /** What is not there any more is no error. */
  delete(key: string): Promise<void>
  /** Keys of stored files that begin so, in pages. */
  keys(prefix?: string): AsyncIterable<string[]>
}
