import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * A package that is loaded when it is first called for: what most processes never need shall not
 * fill their memory and lengthen their start.
 */
export function lazyPackage<Package>(name: string): () => Package {
  let loaded: Package | null = null
  return () => (loaded ??= require(name) as Package)
}
