import type { Preview } from '../../plan/types'

type Moves = ReadonlyMap<number, Preview['moved'][number]['to']>

export const NONE_MOVED: Moves = new Map()

/** Where changes that wait would put tasks. */
export const movedOf = ({ moved }: Preview): Moves => new Map(moved.map(({ id, to }) => [id, to]))
