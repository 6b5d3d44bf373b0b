import { Breadcrumb } from 'antd'
import { HomeOutlined } from '@ant-design/icons'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { titleIn, type Step } from './types'
import type { Contents } from './use-contents'
import { usePlace, type Place } from './use-place'

/** The way down to where somebody is; every step of it can be gone back to. */
export function Crumbs({ contents }: { contents: Contents }) {
  const { t, i18n } = useTranslation()
  const { place, addressOf } = usePlace()
  const steps = contents.folder?.breadcrumbs ?? []
  const root = place.root ?? steps[0]?.recordType
  const link = (text: string, to: Partial<Place>, last: boolean) => (
    <bdi>
      {last ? <span aria-current="page">{text}</span> : <Link to={addressOf(to)}>{text}</Link>}
    </bdi>
  )
  const ways = [
    ...(root ? [{ text: t(`files.manager.roots.${root}`), to: { root } }] : []),
    ...(contents.record && !place.folder
      ? [
          {
            text: titleIn(i18n.language, contents.record),
            to: { root, record: contents.record.id },
          },
        ]
      : []),
    ...(place.folder
      ? steps.map((step) => ({ text: titleIn(i18n.language, step), to: placeOf(step) }))
      : []),
  ]
  return (
    <Breadcrumb
      aria-label={t('files.manager.way')}
      items={[
        {
          key: 'home',
          title: (
            <Link to={addressOf({})} aria-label={t('files.manager.roots.folders')}>
              <HomeOutlined />
            </Link>
          ),
        },
        ...ways.map(({ text, to }, i) => ({
          key: String(i),
          title: link(text, to, i === ways.length - 1),
        })),
      ]}
    />
  )
}

function placeOf({ id, recordType, recordId }: Step): Partial<Place> {
  return recordType ? { root: recordType, record: recordId } : { folder: id }
}
