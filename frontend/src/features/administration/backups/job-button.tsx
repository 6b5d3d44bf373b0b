import { useState, type ReactNode } from 'react'
import { Button, Modal } from 'antd'
import { JobProgress } from '../../../kit/jobs/job-progress'
import { useRequestedJob } from '../../../kit/jobs/use-requested-job'
import type { Ability } from '../../../api/types'
import { useAbility } from '../../../providers/access'
import { useRefresh } from '../../../kit/show/use-record'

interface JobButtonProps {
  resource: string
  /** Who may start it. */
  ability?: Ability
  /** Address that answers with the job. */
  url: string
  icon: ReactNode
  label: string
  /** What it does, above its progress. */
  text: string
}

/** Starts a job of the portal and shows how far it is; it goes on when the dialog is closed. */
export function JobButton(props: JobButtonProps) {
  const { resource, ability = 'backups.manage', url, icon, label, text } = props
  const mayStart = useAbility(ability)
  const [isOpen, setOpen] = useState(false)
  const { request, job } = useRequestedJob<object>(url)
  const refresh = useRefresh(resource)
  const start = () => {
    setOpen(true)
    request.mutate({})
  }
  if (!mayStart) return null
  return (
    <>
      <Button type="primary" icon={icon} loading={request.isPending} onClick={start}>
        {label}
      </Button>
      <Modal
        open={isOpen && job !== null}
        title={label}
        footer={null}
        onCancel={() => setOpen(false)}
      >
        <p>{text}</p>
        {job ? <JobProgress job={job} download={false} onFinished={() => void refresh()} /> : null}
      </Modal>
    </>
  )
}
