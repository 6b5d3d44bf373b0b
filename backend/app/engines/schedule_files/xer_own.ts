/*
 * Primavera shows the activities of a node above the nodes below it. A file of the portal's own keeps the
 * order of its rows all the same: ids of activities and numbers of nodes count one outline.
 */
const MARK = 'binaa'
const AT = 4

/** What follows version and day in the first line of a file. */
export const OWN_HEAD = ['Project', MARK, 'Binaa', MARK, 'Project Management', '']

export const isOwnXer = (text: string): boolean =>
  text.slice(0, Math.max(0, text.search(/[\r\n]/))).split('\t')[AT] === MARK
