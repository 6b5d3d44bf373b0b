/** Between the titles of a section and of those it stands in: `Facade > East side`. */
export const SECTION_SEPARATOR = ' > '

/** Sections stand in each other so many levels deep. */
export const MOST_LEVELS = 8

export interface OutlineSection {
  /** Titles from the outermost section on, as one text; empty where lines stand in no section. */
  path: string
  title: string
  /** From 1. */
  level: number
  /** `1`, `1.2`, `1.2.3`. */
  ordinal: string
}

/** What stands below each other: the head of a section, a line, or the end of a section. */
export type OutlineRow =
  | { kind: 'section'; section: OutlineSection }
  | { kind: 'line'; index: number; ordinal: string; level: number }
  | { kind: 'end'; section: OutlineSection }

export interface Outline {
  /** Sections in the order in which they are read, each before those within it. */
  sections: OutlineSection[]
  rows: OutlineRow[]
  /** Of each line, in the order of the lines. */
  ordinals: string[]
}

interface Node {
  section: OutlineSection
  children: (Node | { index: number })[]
  below: Map<string, Node>
}

/** The titles of a section's text, outermost first: `'Steel > Columns'` → `['Steel', 'Columns']`. */
export function sectionTitles(section: unknown): string[] {
  return (typeof section === 'string' ? section : '')
    .split(/[>›]/)
    .map((title) => title.trim())
    .filter(Boolean)
}

/** A section's text as it is kept: one blank on each side of a separator, no empty titles. */
export const sectionText = (section: unknown): string =>
  sectionTitles(section).join(SECTION_SEPARATOR)

/** True when a section is another one or stands in it. */
export const isWithin = (path: string, outer: string): boolean =>
  path === outer || path.startsWith(outer + SECTION_SEPARATOR)

/**
 * Lines as a tree of sections. A section stands where its first line stands; sections and lines of one
 * section are numbered together in their order. Time grows with the lines, not with lines × sections.
 */
export function outlineOf(paths: readonly unknown[]): Outline {
  const root = nodeOf({ path: '', title: '', level: 0, ordinal: '' })
  paths.forEach((path, index) => placeOf(root, sectionTitles(path)).children.push({ index }))
  const outline: Outline = { sections: [], rows: [], ordinals: [] }
  write(root, outline)
  return outline
}

const nodeOf = (section: OutlineSection): Node => ({ section, children: [], below: new Map() })

/** The section of these titles, made where there is none; no titles are a section without a name. */
function placeOf(root: Node, titles: string[]): Node {
  let node = root
  for (const title of titles.length ? titles : ['']) {
    let next = node.below.get(title)
    if (!next) {
      const path = node.section.path ? node.section.path + SECTION_SEPARATOR + title : title
      const level = node.section.level + 1
      next = nodeOf({ path, title, level, ordinal: '' })
      node.below.set(title, next)
      node.children.push(next)
    }
    node = next
  }
  return node
}

function write(node: Node, outline: Outline) {
  const { ordinal: outer, level } = node.section
  node.children.forEach((child, at) => {
    const ordinal = outer ? `${outer}.${at + 1}` : String(at + 1)
    if ('index' in child) {
      outline.ordinals[child.index] = ordinal
      outline.rows.push({ kind: 'line', index: child.index, ordinal, level })
      return
    }
    const { section } = child
    section.ordinal = ordinal
    outline.sections.push(section)
    outline.rows.push({ kind: 'section', section })
    write(child, outline)
    outline.rows.push({ kind: 'end', section })
  })
}

/** The sum of each section with all sections in it, in the order of `outline.sections`. */
export function sectionSums(outline: Outline, amountOf: (index: number) => bigint): bigint[] {
  const sums = new Map(outline.sections.map((section) => [section, 0n]))
  const open: OutlineSection[] = []
  for (const row of outline.rows) {
    if (row.kind === 'section') open.push(row.section)
    else if (row.kind === 'line') add(sums, open.at(-1)!, amountOf(row.index))
    else {
      open.pop()
      if (open.length) add(sums, open.at(-1)!, sums.get(row.section)!)
    }
  }
  return outline.sections.map((section) => sums.get(section)!)
}

function add(sums: Map<OutlineSection, bigint>, section: OutlineSection, amount: bigint) {
  sums.set(section, sums.get(section)! + amount)
}
