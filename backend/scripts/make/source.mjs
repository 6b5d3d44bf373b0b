/** A template as source: without its indent and the lines that an absent part left empty. */
export function text(template) {
  const lines = template.split('\n').map((line) => line.trim())
  const kept = lines.filter((line, at) => line !== '' || lines[at - 1] !== '')
  return `${kept.join('\n').trim()}\n`
}
