import type { ReactNode } from 'react'
import { Skeleton } from 'antd'
import { LoadFailed } from '../../../kit/load-failed'
import { SettingsForm } from '../settings/settings-form'
import { useSettingsForm } from '../settings/use-settings-form'
import { FIELDS_OF } from './settings-fields'

interface SettingsStepProps {
  step: string
  onSaved: () => void
  children: ReactNode
}

/** The fields of the settings that a step is about. */
export function SettingsStep({ step, onSaved, children }: SettingsStepProps) {
  const state = useSettingsForm()
  const { data, error, refetch } = state.query
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active title={false} />
  const Fields = FIELDS_OF[step]!
  return (
    <SettingsForm state={state} onSaved={onSaved}>
      <Fields settings={data} />
      {children}
    </SettingsForm>
  )
}
