import './decorative-icons'
import { PlusOutlined, StarFilled } from '@ant-design/icons'
import { screen } from '@testing-library/react'
import { Button, Input, Pagination } from 'antd'
import { expect, test } from 'vitest'
import { changeLanguage } from '../providers/i18n'
import { renderAt } from '../test/render'

test('a button with text is announced by its text alone', () => {
  renderAt(<Button icon={<PlusOutlined />}>New client</Button>)
  expect(screen.getByRole('button')).toHaveAccessibleName('New client')
})

test('an icon that was given a name keeps it', () => {
  renderAt(<StarFilled aria-label="Favourite" />)
  expect(screen.getByRole('img', { name: 'Favourite' })).toBeInTheDocument()
})

test("the library's own buttons of nothing but an icon speak the language of the page", async () => {
  await changeLanguage('arabic')
  renderAt(
    <>
      <Input allowClear defaultValue="x" />
      <Pagination total={100} />
    </>
  )
  const names = screen
    .getAllByRole('button', { hidden: true })
    .map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual(expect.arrayContaining(['مسح', 'الصفحة السابقة', 'الصفحة التالية']))
})
