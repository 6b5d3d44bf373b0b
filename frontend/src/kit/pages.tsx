import { cloneElement, isValidElement } from 'react'
import { Pagination, type PaginationProps } from 'antd'
import { useFormats } from './display/use-formats'

type ItemRender = NonNullable<PaginationProps['itemRender']>

/** How pages are numbered: in the digits that the user prefers. For the pages of a table. */
export function usePageNumbers(): { itemRender: ItemRender } {
  const formats = useFormats()
  return {
    itemRender: (page, type, element) =>
      type === 'page' && isValidElement(element)
        ? cloneElement(element, {}, formats.number(page))
        : element,
  }
}

/** The other pages of a list. */
export function Pages(props: PaginationProps) {
  return <Pagination {...usePageNumbers()} {...props} />
}
