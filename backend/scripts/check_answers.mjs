import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { handWrittenAnswers } from './answer_types.mjs'
import { verdict } from './check_files.mjs'
import { ROOT } from './paths.mjs'
import { projectFiles } from './project_files.mjs'

/** The pages take the types of what the server answers from the OpenAPI document. */
export function checkAnswers() {
  const paths = projectFiles(/(?<!\.test)\.tsx?$/, 'frontend/src').filter(
    (path) => !path.startsWith('frontend/src/api/')
  )
  return verdict(
    paths.flatMap((path) =>
      handWrittenAnswers(path, textOf).map(({ line, message }) => `${path}:${line}: ${message}`)
    )
  )
}

function textOf(path) {
  const file = join(ROOT, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}
