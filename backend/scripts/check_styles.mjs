import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { verdict } from './check_files.mjs'
import { ROOT } from './paths.mjs'
import { projectFiles } from './project_files.mjs'

const THEME = 'frontend/src/theme/'
const SIDES = '(?:left|right)'
/** As style sheets write them, as `style={{ … }}` does, and values that name a side. */
const PHYSICAL = [
  new RegExp(`\\b(?:margin|padding|border)-${SIDES}\\b`),
  new RegExp(`(?:^|[;{]\\s*|\\s)${SIDES}\\s*:\\s*(?:auto|calc|var|-?[\\d.])`),
  new RegExp(`\\btext-align\\s*:\\s*${SIDES}\\b`),
  new RegExp(`\\b(?:float|clear)\\s*:\\s*['"]?${SIDES}\\b`),
  /\b(?:margin|padding|border)(?:Left|Right)(?:Width|Color|Style)?\b/,
  new RegExp(`(?:[{,]|^)\\s*${SIDES}\\s*:\\s*['"]-?[\\d.]`),
  new RegExp(`\\btextAlign\\s*:\\s*['"]${SIDES}`),
]
const HEX = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])/i
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

/**
 * Left and right change places in Arabic and colours change by night: pages name the start and the
 * end, and only the theme names colours. A style sheet outside it belongs to one component.
 */
export function checkStyles() {
  const files = projectFiles(/^frontend\/src\/.*\.(css|tsx?)$/)
  const own = files.filter((path) => !/\.test\.tsx?$|\.d\.ts$/.test(path))
  return verdict(own.flatMap((path) => styleProblems(path, readFileSync(join(ROOT, path), 'utf8'))))
}

/** @returns {string[]} what is wrong with the styles of one file */
export function styleProblems(path, text) {
  const isTheme = path.startsWith(THEME)
  const problems = []
  if (path.endsWith('.css') && !isTheme && !path.endsWith('.module.css'))
    problems.push(`${path}: a style sheet outside the theme is a module`)
  const plain = text.replace(COMMENTS, (comment) => comment.replace(/[^\n]/g, ' '))
  for (const [index, line] of plain.split('\n').entries()) {
    const at = `${path}:${index + 1}`
    if (PHYSICAL.some((pattern) => pattern.test(line)))
      problems.push(`${at}: left and right change places in Arabic: ${line.trim()}`)
    if (!isTheme && HEX.test(line)) problems.push(`${at}: a colour of its own: ${line.trim()}`)
  }
  return problems
}
