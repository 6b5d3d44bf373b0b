import { useMemo } from 'react'
import { useFollowChanges } from './api'
import { LookedAtFile, PlaceView } from './place-view'
import { HomeRecord } from './use-place'

/** The folder of a project, on its page. */
export default function ProjectFilesTab({ record: { id } }: { record: { id: number } }) {
  const home = useMemo(() => ({ root: 'projects', record: id }), [id])
  useFollowChanges()
  return (
    <HomeRecord value={home}>
      <PlaceView />
      <LookedAtFile />
    </HomeRecord>
  )
}
