import { describe, expect, it } from 'vitest'
import { DEPARTMENTS } from './departments/departments'
import { messageLoaders } from './i18n-resources'
import { resources } from './resources'

const NAMES = [
  ...resources.flatMap(({ name }) => [`${name}.title`, `${name}.singular`]),
  ...DEPARTMENTS.map(({ key }) => `departments.${key}.title`),
]

describe.each(['en', 'ar'] as const)('the words of the frame, in %s', (locale) => {
  it('name every page of the menu before those of the departments have come', async () => {
    const words = await messageLoaders[locale]()
    const textOf = (key: string) =>
      key
        .split('.')
        .reduce<unknown>((node, part) => (node as Record<string, unknown>)?.[part], words)
    expect(NAMES.filter((key) => typeof textOf(key) !== 'string')).toEqual([])
  })
})
