import { expect, it } from 'vitest'
import { returnPath } from './return-path'

it.each([
  ['?to=/commercial/clients', '/commercial/clients'],
  ['?to=%2Ffiles%3Fq%3D1', '/files?q=1'],
  ['?to=//evil.example', null],
  ['?to=/\\evil.example', null],
  ['?to=https://evil.example', null],
  ['', null],
])('%s leads to %s', (search, path) => {
  expect(returnPath(search)).toBe(path)
})
