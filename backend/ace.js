/*
 * Entry point of the ace commands: registers the TypeScript loader, then starts the console.
 * The build replaces this file with one that needs no loader.
 */
import '@poppinss/ts-exec'

await import('./bin/console.js')
