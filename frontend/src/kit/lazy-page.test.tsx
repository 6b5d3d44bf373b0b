import { Component, type ReactNode } from 'react'
import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { lazyPage } from './lazy-page'

const Hall = ({ name }: { name: string }) => <h1>Hall {name}</h1>
const Door = () => <p>One moment</p>

it('stands as soon as it is loaded, and at once the second time', async () => {
  const load = vi.fn(() => Promise.resolve({ default: Hall }))
  const Page = lazyPage(load, Door)
  const first = render(<Page name="A" />)
  expect(screen.getByText('One moment')).toBeInTheDocument()
  // no time passes, which React's own `lazy` would wait for
  await act(() => Promise.resolve())
  expect(screen.getByRole('heading', { name: 'Hall A' })).toBeInTheDocument()
  first.unmount()

  render(<Page name="B" />)
  expect(screen.getByRole('heading', { name: 'Hall B' })).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(1)
})

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {}
  static getDerivedStateFromError = (error: Error) => ({ message: error.message })
  override render() {
    return this.state.message ?? this.props.children
  }
}

it('fails as a page that throws does, and is requested again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi
    .fn<() => Promise<{ default: typeof Hall }>>()
    .mockRejectedValueOnce(new TypeError('error loading dynamically imported module'))
    .mockResolvedValue({ default: Hall })
  const Page = lazyPage(load, Door)
  const first = render(
    <Boundary>
      <Page name="A" />
    </Boundary>
  )
  expect(await screen.findByText(/dynamically imported/)).toBeInTheDocument()
  first.unmount()

  render(<Page name="A" />)
  expect(await screen.findByRole('heading', { name: 'Hall A' })).toBeInTheDocument()
})
