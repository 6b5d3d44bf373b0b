import { projectFiles } from './project_files.mjs'
import { verdict } from './check_files.mjs'

/** Of a file of the pages: its department and resource, what it is, whether it is a test. */
const PAGE = /^frontend\/src\/features\/([^/]+\/[^/]+)\/(?:.+\/)?[^/]+?(\.test)?\.tsx$/

/**
 * Resources whose components no one renders in a test: what their pages show, refuse and send would
 * be judged by the browser journeys alone.
 * @param files paths from the root of the repository
 */
export function checkComponents(files = projectFiles(/\.tsx$/)) {
  const tested = new Map()
  for (const file of files) {
    const [, resource, isTest] = PAGE.exec(file) ?? []
    if (resource) tested.set(resource, Boolean(isTest) || tested.get(resource) === true)
  }
  const missing = [...tested].filter(([, isTested]) => !isTested).map(([resource]) => resource)
  return verdict(
    missing.sort().map((resource) => `frontend/src/features/${resource}: no component test`)
  )
}
