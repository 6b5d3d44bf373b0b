import { useEffect, useRef, type ComponentProps } from 'react'

const Layout = (props: ComponentProps<'table'>) => <table {...props} role="presentation" />

/*
 * A header that stays in sight is a table of its own for the library. To assistive technology both
 * are one: the role of the table is on the element around them, the roles of its parts are given.
 */
const HEADER_CELL = { role: 'columnheader' }
const GROUP = { role: 'rowgroup' }
const ROW = { role: 'row' }
const CELL = { role: 'cell' }

export const tableParts = {
  table: Layout,
  header: {
    table: Layout,
    wrapper: (props: ComponentProps<'thead'>) => <thead {...props} {...GROUP} />,
    cell: (props: ComponentProps<'th'>) => <th {...props} {...HEADER_CELL} />,
  },
  body: {
    wrapper: (props: ComponentProps<'tbody'>) => <tbody {...props} {...GROUP} />,
    row: (props: ComponentProps<'tr'>) => <tr {...ROW} {...props} />,
    cell: (props: ComponentProps<'td'>) => <td {...props} {...CELL} />,
  },
}

function showFullText({ target }: Event): void {
  const cell = (target as HTMLElement).closest('td')
  if (!cell || cell.title) return
  const parts = [cell, ...cell.querySelectorAll<HTMLElement>('*')]
  const isCut = parts.some(
    ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth
  )
  if (isCut) cell.title = cell.innerText.replace(/\s+/g, ' ').trim()
}

/** Below this element the full text of a cell that is cut off shows while the pointer is on it. */
export function useFullTexts() {
  const table = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = table.current
    element?.addEventListener('mouseover', showFullText)
    return () => element?.removeEventListener('mouseover', showFullText)
  }, [])
  return table
}
