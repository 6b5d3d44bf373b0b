import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { latinRuns } from './latin-runs'
import { MixedText } from './mixed-text'

const isolated = (text: string) => latinRuns(text).flatMap((run) => (run.latin ? [run.text] : []))

test('codes within Arabic words stand in their own direction', () => {
  expect(isolated('قطاع ألمنيوم 6060-T6 مؤكسد')).toEqual(['6060-T6'])
  expect(isolated('كابل XLPE 4x16 mm، لون B2')).toEqual(['XLPE 4x16 mm', 'B2'])
  expect(isolated('حديد 16 مم')).toEqual([])
  expect(isolated('Aluminium 6060-T6')).toEqual([])
})

test('nothing of the text is lost', () => {
  const text = 'قطاع (6060-T6) بطول 6 م – RAL 9016'
  const { container } = render(<MixedText>{text}</MixedText>)
  expect(container.textContent).toBe(text)
  const codes = [...container.querySelectorAll('bdi[dir=ltr]')].map((run) => run.textContent)
  expect(codes).toEqual(['6060-T6', 'RAL 9016'])
})
