import { Button, Checkbox } from 'antd'
import { useTranslation } from 'react-i18next'
import { ScanMark } from '../../../kit/files/scan-tag'
import { ItemIcon } from './file-icon'
import type { ItemsProps } from './item-table'
import { SupersededTag } from './superseded-tag'
import { nameOfItem } from './types'
import styles from './file-manager.module.css'

/** Folders and files as tiles; the keys are those of the list. */
export function ItemGrid({ items, chosen, onChoose, onOpen, onRename, onDelete }: ItemsProps) {
  const { t, i18n } = useTranslation()
  return (
    <ul className={styles.grid}>
      {items.map((item) => {
        const name = nameOfItem(i18n.language, item)
        return (
          <li key={item.key}>
            <Checkbox
              aria-label={t('files.files.select', { name })}
              checked={chosen.includes(item.key)}
              onChange={({ target }) =>
                onChoose(
                  target.checked ? [...chosen, item.key] : chosen.filter((key) => key !== item.key)
                )
              }
            />
            <Button
              className={styles.tile}
              onClick={() => onOpen(item)}
              onKeyDown={(event) => {
                if (event.key === 'F2') onRename(item)
                if (event.key === 'Delete') onDelete([item])
              }}
            >
              <ItemIcon item={item} square={112} size={40} />
              <bdi>{name}</bdi>
              {item.kind === 'file' ? <SupersededTag file={item.file} /> : null}
              {item.kind === 'file' ? <ScanMark state={item.file.scan} /> : null}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
