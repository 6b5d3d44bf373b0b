import { useMutation, useQuery } from '@tanstack/react-query'
import type { Answer, Body, Schema } from '../../../api/types'
import { http } from '../../../api/http'
import { queryClient } from '../../../providers/query-client'

export const DEMO_DATA = 'administration.demo_data'
const PATH = '/api/demo-data'

export type DemoData = Schema<'DemoData'>
type Shown = Answer<'demo_data.show'>

export const useDemoData = () => useQuery<Shown>({ queryKey: [PATH], staleTime: 0 })

const shown = (answer: Shown) => queryClient.setQueryData([PATH], answer)

export async function requestRemoval(values: Body<'demo_data.remove'>) {
  shown((await http.post<Answer<'demo_data.remove'>>(`${PATH}/removal`, values)).data)
}

/** Takes the request back before the portal has been started again. */
export const useKeepDemo = () =>
  useMutation({
    mutationFn: async () => (await http.delete<Answer<'demo_data.keep'>>(`${PATH}/removal`)).data,
    onSuccess: shown,
  })
