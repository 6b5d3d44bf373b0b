/** So many ids fit into one statement of every database. */
const IDS_AT_ONCE = 500

/** The rows of many ids, read in portions that fit into a statement. */
export async function inPortions<Row>(
  ids: readonly number[],
  read: (some: number[]) => PromiseLike<Row[]>,
  atOnce = IDS_AT_ONCE
): Promise<Row[]> {
  const rows: Row[] = []
  for (let at = 0; at < ids.length; at += atOnce)
    rows.push(...(await read(ids.slice(at, at + atOnce))))
  return rows
}
