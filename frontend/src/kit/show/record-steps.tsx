import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../confirm-action'
import { ActionConflict } from './action-conflict'
import { useRecordAction } from './use-record-action'

export interface RecordStep<Name extends string> {
  name: Name
  /** Below the record, where it isn't the name. */
  path?: string
  icon: ReactNode
  type?: 'primary'
  danger?: boolean
  /** What is entered with it, where it is one text. */
  entry?: 'reason' | 'comment'
  /** What else is entered. */
  fields?: ReactNode
}

interface RecordStepsProps<Name extends string> {
  resource: string
  record: { id: number; version: number }
  /** What the texts call it. */
  number: string
  can: Partial<Record<Name, boolean>>
  steps: readonly RecordStep<Name>[]
}

/**
 * Buttons for the steps that the server allows on a document, each asked about before it is taken. The
 * texts of a step stand below `action` of the resource.
 */
export function RecordSteps<Name extends string>({
  resource,
  record,
  number,
  can,
  steps,
}: RecordStepsProps<Name>) {
  const { t } = useTranslation()
  const action = useRecordAction(resource)
  const text = (key: string) => t(`${resource}.action.${key}`, { number })
  return (
    <>
      {steps
        .filter(({ name }) => can[name])
        .map(({ name, path = name, entry, ...look }) => (
          <ConfirmAction
            key={name}
            {...look}
            label={text(name)}
            title={text(`${name}_title`)}
            content={text(`${name}_text`)}
            confirmLabel={text(name)}
            reason={entry && { label: text(entry), required: entry === 'reason' }}
            onConfirm={(entered, values) =>
              action.run(record, {
                path,
                body: entry ? { [entry]: entered || null } : values,
                done: text(`${name}_done`),
              })
            }
          />
        ))}
      <ActionConflict action={action} />
    </>
  )
}
