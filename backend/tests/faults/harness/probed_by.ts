import app from '@adonisjs/core/services/app'
import { LOADER } from './site.js'

const inHarness = (file: string) => app.makeURL(`tests/faults/harness/${file}`).href

/** Arguments that let a program of the build start with a file of this folder in it. */
export const probedBy = (file: string) => [
  ...LOADER,
  '--import',
  inHarness('in_build.ts'),
  '--import',
  inHarness(file),
]
