import { EditOutlined } from '@ant-design/icons'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { resourceOf } from '../define-resource'
import { LinkButton } from '../link-button'
import { ActionConflict } from '../show/action-conflict'
import { DeleteRecord } from '../show/delete-record'
import { Details } from '../show/details'
import { ResourceShow } from '../show/resource-show'
import { useRecord } from '../show/use-record'
import { useRecordAction } from '../show/use-record-action'
import { fieldsOf, pathOf, titleIn, valuesOf } from './plain-record'
import type { PlainDescription, PlainRecord } from './plain-record'

/** The page of one record of a plain resource: its fields and its history. */
export function PlainShow<R extends PlainRecord>(description: PlainDescription<R>) {
  const { resource, searchable = false } = description
  const { t, i18n } = useTranslation()
  const query = useRecord<R>(resource, useParams().id)
  return (
    <ResourceShow<R>
      resource={resource}
      query={query}
      back={{ to: resourceOf(resource).path, label: t(`${resource}.title`) }}
      titleOf={(record) => titleIn(i18n.language, description, record)}
      remembered={searchable}
      actions={(record) => <Actions description={description} record={record} />}
      tabs={(record) => [
        {
          key: 'details',
          label: t('kit.plain.details'),
          children: (
            <>
              {description.notice?.(record)}
              <Details resource={resource} items={detailsOf(description, record)} />
            </>
          ),
        },
        ...(description.tabs ?? []).map(({ key, content }) => ({
          key,
          label: t(`${resource}.${key}`),
          children: content(record),
        })),
      ]}
    />
  )
}

function detailsOf<R extends PlainRecord>(description: PlainDescription<R>, record: R) {
  const values = valuesOf(record)
  const fields = fieldsOf(description)
  return fields.map(({ name, field }) => {
    // beside its Arabic twin, a text is shown as it was entered
    const hasTwin = fields.some((other) => other.name === `${name}Ar`)
    const shown = hasTwin ? { ...values, [`${name}Ar`]: null } : values
    return {
      name,
      value: values[name] === null ? null : field.show(shown, name),
      wide: field.wide,
    }
  })
}

interface ActionsProps<R extends PlainRecord> {
  description: PlainDescription<R>
  record: R
}

function Actions<R extends PlainRecord>({ description, record }: ActionsProps<R>) {
  const { t, i18n } = useTranslation()
  const { resource } = description
  const action = useRecordAction(resource)
  const name = titleIn(i18n.language, description, record)
  return (
    <>
      {record.can?.update ? (
        <LinkButton icon={<EditOutlined />} to={`${pathOf(resource, record)}/edit`}>
          {t('common.edit')}
        </LinkButton>
      ) : null}
      {record.can?.delete ? (
        <DeleteRecord
          resource={resource}
          record={record}
          action={action}
          title={t('kit.plain.delete_title', { name })}
          content={t('kit.plain.delete_warning')}
          done={t('kit.plain.deleted', { name })}
        />
      ) : null}
      <ActionConflict action={action} />
    </>
  )
}
