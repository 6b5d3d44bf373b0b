/*
 * `node check_types_of.mjs <workspace folder> <files…>`: the type errors of these files, in the
 * program that the workspace is. All of it is read, but only they are checked: a third of the time.
 */
import { resolve } from 'node:path'
import ts from 'typescript'

const [folder, ...names] = process.argv.slice(2)
const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail }
const config = ts.getParsedCommandLineOfConfigFile(
  resolve(folder, 'tsconfig.json'),
  { noEmit: true },
  host
)
const program = ts.createProgram(config.fileNames, config.options)
const files = names.map((name) => program.getSourceFile(resolve(name)) ?? fail(name))
const problems = files.flatMap((file) => [
  ...program.getSyntacticDiagnostics(file),
  ...program.getSemanticDiagnostics(file),
])
if (problems.length) fail(problems)

function fail(what) {
  const format = {
    getCurrentDirectory: () => folder,
    getCanonicalFileName: (name) => name,
    getNewLine: () => '\n',
  }
  const isText = typeof what === 'string'
  console.error(
    isText ? `no part of ${folder}: ${what}` : ts.formatDiagnostics([what].flat(), format)
  )
  process.exit(1)
}
