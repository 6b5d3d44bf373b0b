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

/** Where bytes lie by their keys. */
export interface Place {
  name: 'fs' | 's3'
  /** Puts a complete file under a key, so that no one ever sees a part of it. */
  put(path: string, key: string): Promise<void>
  /** null when there is nothing under the key. */
  facts(key: string): Promise<BlobFacts | null>
  /** null when there is nothing under the key. */
  open(key: string, range?: Range): Promise<Readable | null>
  /** What is not there any more is no error. */
  delete(key: string): Promise<void>
  /** Keys of stored files that begin so, in pages. */
  keys(prefix?: string): AsyncIterable<string[]>
}
