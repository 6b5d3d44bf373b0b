import fc from 'fast-check'
import { expect, test } from 'vitest'
import { latinRuns as onPaper } from '../../../../backend/app/engines/text/latin_runs'
import { latinRuns as onScreen } from './latin-runs'

const PART = fc.constantFrom(
  '6060-T6',
  'C40',
  'ألمنيوم',
  'مم',
  ' ',
  '،',
  '.',
  '12',
  '%',
  '\n',
  'LED',
  '/data/backups',
  '/'
)

test('screen and paper part a text alike', () => {
  fc.assert(
    fc.property(fc.array(PART, { maxLength: 12 }), (parts) => {
      const text = parts.join('')
      expect(onScreen(text)).toEqual(onPaper(text))
      expect(
        onScreen(text)
          .map((run) => run.text)
          .join('')
      ).toBe(text)
    })
  )
})
