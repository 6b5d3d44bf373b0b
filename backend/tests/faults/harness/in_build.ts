/*
 * A process of the build imports this file before the probes of a test: what they import by `#` is then
 * the build's own module, not a second one from the sources.
 */
import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

const build = pathToFileURL(`${process.cwd()}/`).href

registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, specifier.startsWith('#') ? { ...context, parentURL: build } : context),
})
