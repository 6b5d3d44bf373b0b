import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useIsViewing } from '../../providers/access'
import { resourceOf } from '../define-resource'
import { SavedViews } from './saved-views'
import { DEFAULT_PAGE_SIZE, readTableQuery, writeTableQuery } from './table-query'
import { useSavedViews, type SavedView } from './use-saved-views'

interface SavedViewsButtonProps {
  resource: string
  prefs: { shownKeys: string[]; change: (change: { columns: string[] }) => void }
}

/** Saved views tied to the address; the default view opens when the address asks for nothing. */
export function SavedViewsButton({ resource, prefs }: SavedViewsButtonProps) {
  const [params, setParams] = useSearchParams()
  const store = useSavedViews(resourceOf(resource).endpoint)
  const settled = useRef(params.size > 0)
  const isViewing = useIsViewing()

  const apply = (view: SavedView) => {
    setParams(new URLSearchParams(view.state.query ?? ''), { replace: true })
    if (view.state.columns.length > 0) prefs.change({ columns: view.state.columns })
  }

  useEffect(() => {
    // a search typed before the views arrived wins over the default view
    if (params.size > 0) settled.current = true
    if (settled.current || store.isPending) return
    settled.current = true
    const preferred = store.views.find((view) => view.isDefault)
    if (preferred) apply(preferred)
  })

  const query = { ...readTableQuery(params), page: 1, size: DEFAULT_PAGE_SIZE }
  const state = { query: writeTableQuery(query).toString(), columns: prefs.shownKeys }
  return isViewing ? null : <SavedViews store={store} state={state} onApply={apply} />
}
