import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { UserAvatar } from './user-avatar'

const shown = (name: string, photoUrl: string | null = null) =>
  render(<UserAvatar name={name} photoUrl={photoUrl} size={32} />).container

test('the photo is decoration beside the name: it says nothing itself', () => {
  const image = shown('Sara Ali', '/api/files/1/content').querySelector('img')
  expect(image).toHaveAttribute('src', '/api/files/1/content')
  expect(image).toHaveAttribute('alt', '')
})

test('without a photo there are initials; Arabic ones are kept from growing together', () => {
  expect(shown('Sara Ali')).toHaveTextContent('SA')
  expect(shown('سارة علي').textContent).toMatch(/^\p{Script=Arabic}\u200c\p{Script=Arabic}$/u)
})
