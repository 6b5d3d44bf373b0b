import {
  useLayoutEffect,
  useRef,
  type ForwardedRef,
  type ReactElement,
  type ReactNode,
} from 'react'
import { PlusOutlined } from '@ant-design/icons'
import i18next from 'i18next'

type Props = Record<string, unknown>
type Render = (props: Props, ref: ForwardedRef<HTMLElement>) => ReactNode

/** Every icon of the library is drawn by one component, a `forwardRef` object. */
const { render: anyIcon } = PlusOutlined as unknown as { render: Render }
const shared = (anyIcon({}, null) as ReactElement).type as unknown as { render: Render }
const draw = shared.render

/** Icons that stand alone in the library's own buttons. */
const WORDS: Record<string, string> = { close: 'common.close', 'close-circle': 'common.clear' }

const isNamed = (button: Element) =>
  button.hasAttribute('aria-label') ||
  button.hasAttribute('aria-labelledby') ||
  button.textContent?.trim() !== ''

/** A button of nothing but an icon takes the name of what is around it, in the page's language. */
function nameButton(icon: HTMLElement | null, name: string): void {
  const button = icon?.closest<HTMLElement>('button, [role=button]')
  if (!button || (isNamed(button) && !button.dataset.iconNamed)) return
  const word = WORDS[name]
  const text = button.closest('[title]')?.getAttribute('title') ?? (word ? i18next.t(word) : name)
  button.setAttribute('aria-label', text)
  button.dataset.iconNamed = 'true'
}

/** The arrow between two days has an English name that only its icon made lawful. */
function hideSeparator(icon: HTMLElement | null): void {
  const separator = icon?.closest('.ant-picker-separator')
  separator?.removeAttribute('aria-label')
  separator?.setAttribute('aria-hidden', 'true')
}

/**
 * Icons only accompany what is written beside them. The library announces each by its English file
 * name ("plus New client"); here it is hidden from assistive technology unless it was given a name.
 */
shared.render = function DecorativeIcon(props, ref) {
  const inner = useRef<HTMLElement>(null)
  const isSpoken = 'aria-label' in props || 'onClick' in props
  useLayoutEffect(() => {
    if (isSpoken) return
    nameButton(inner.current, String((props.icon as { name?: string })?.name))
    hideSeparator(inner.current)
  })
  if (isSpoken) return draw(props, ref)
  const attach = (element: HTMLElement | null) => {
    inner.current = element
    if (typeof ref === 'function') return ref(element)
    if (ref) ref.current = element
  }
  const hidden = { role: undefined, 'aria-label': undefined, 'aria-hidden': true }
  return draw({ ...hidden, ...props }, attach as unknown as ForwardedRef<HTMLElement>)
}
