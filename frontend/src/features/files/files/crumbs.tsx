import { Breadcrumb } from 'antd'
import { HomeOutlined } from '@ant-design/icons'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { titleIn, type RecordFolder, type Step } from './types'
import type { Contents } from './use-contents'
import { usePlace, type Place } from './use-place'

/** The way down to where someone is; every step of it can be gone back to. */
export function Crumbs({ contents }: { contents: Contents }) {
  const { t, i18n } = useTranslation()
  const { place, addressOf } = usePlace()
  const steps = contents.folder?.breadcrumbs ?? []
  const root = place.root ?? steps[0]?.recordType ?? null
  const link = (text: string, to: Partial<Place>, last: boolean) => (
    <bdi>
      {last ? <span aria-current="page">{text}</span> : <Link to={addressOf(to)}>{text}</Link>}
    </bdi>
  )
  const ways = [
    ...(root ? [{ text: t(`files.files.roots.${root}`), to: { root } }] : []),
    ...(place.folder
      ? steps.map((step) => ({ text: titleIn(i18n.language, step), to: placeOf(step) }))
      : recordStep(contents.record, root, i18n.language)),
  ]
  return (
    <Breadcrumb
      aria-label={t('files.files.way')}
      items={[
        {
          key: 'home',
          title: <HomeLink to={addressOf({})} />,
        },
        ...ways.map(({ text, to }, i) => ({
          key: String(i),
          title: link(text, to, i === ways.length - 1),
        })),
      ]}
    />
  )
}

function HomeLink({ to }: { to: string }) {
  const { t } = useTranslation()
  return (
    <Link to={to} aria-label={t('files.files.roots.folders')}>
      <HomeOutlined />
    </Link>
  )
}

function recordStep(record: RecordFolder | undefined, root: Place['root'], language: string) {
  return record ? [{ text: titleIn(language, record), to: { root, record: record.id } }] : []
}

function placeOf({ id, recordType, recordId }: Step): Partial<Place> {
  return recordType ? { root: recordType, record: recordId } : { folder: id }
}
