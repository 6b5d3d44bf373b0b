import { StarFilled, StarOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { MenuLink } from './menu-link'
import { toggleFavourite, useMenuState } from './menu-store'
import styles from './menu.module.css'
import type { MenuItem } from './use-menu-items'

/** Keeps a page at the top of the menu, or lets it go. */
export function StarButton({ item }: { item: MenuItem }) {
  const { t } = useTranslation()
  const isFavourite = useMenuState().favourites.includes(item.to)
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={isFavourite}
      aria-label={t('shell.favourite', { page: item.label })}
      onClick={() => toggleFavourite(item.to)}
    >
      {isFavourite ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />}
    </button>
  )
}

interface PinnedPagesProps {
  items: MenuItem[]
  iconOnly: boolean
}

/** Favourites and the pages opened lately, above the departments. */
export function PinnedPages({ items, iconOnly }: PinnedPagesProps) {
  const { t } = useTranslation()
  const { favourites, recent } = useMenuState()
  const find = (paths: string[]) =>
    paths.flatMap((path) => items.find(({ to }) => to === path) ?? [])
  const groups = [
    { key: 'favourites', found: find(favourites) },
    { key: 'recent', found: find(recent.filter((path) => !favourites.includes(path))) },
  ].filter(({ found }) => found.length > 0)
  return groups.map(({ key, found }) => (
    <li key={key} className={styles.pinned}>
      <div className={iconOnly ? 'visually-hidden' : styles.caption}>{t(`shell.${key}`)}</div>
      <ul aria-label={t(`shell.${key}`)}>
        {found.map((item) => (
          <li key={item.to} className={styles.row}>
            <MenuLink exact iconOnly={iconOnly} {...item} />
            {!iconOnly && <StarButton item={item} />}
          </li>
        ))}
      </ul>
    </li>
  ))
}
