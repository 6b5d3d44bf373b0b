import { visitXml } from '#engines/ooxml/xml_items'

/** Numbers of the cell styles that may be written while their sheet is protected. */
export async function unlockedStyles(styles: AsyncIterable<Buffer>): Promise<Set<string>> {
  const unlocked = new Set<string>()
  let index = -1
  await visitXml(styles, {
    open(name, { locked }) {
      if (name === 'cellXfs') index = 0
      if (index < 0) return
      if (name === 'protection' && /^(0|false)$/.test(locked ?? '')) unlocked.add(String(index))
    },
    close(name) {
      if (name === 'xf' && index >= 0) index++
      if (name === 'cellXfs') index = -1
    },
  })
  return unlocked
}
