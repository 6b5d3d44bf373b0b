import { useMutation, useQuery } from '@tanstack/react-query'
import type { Schema } from '../../../api/types'
import { http } from '../../../api/http'
import { queryClient } from '../../../providers/query-client'

export const SETUP_STEPS = 'administration.setup_steps'
const KEY = ['/api/setup-steps'] as const

export type SetupStep = Schema<'SetupStep'>

/** Fresh on every visit: what is missing changes on other pages. */
export const useSetupSteps = () => useQuery<SetupStep[]>({ queryKey: KEY, staleTime: 0 })

/** Confirms a step or opens it again; the answer is the whole list. */
export function useChangeStep() {
  return useMutation({
    mutationFn: async ({ step, action }: { step: string; action: 'confirm' | 'reopen' }) => {
      const { data } = await http.post<SetupStep[]>(`/api/setup-steps/${step}/${action}`, {})
      return data
    },
    onSuccess: (steps) => queryClient.setQueryData(KEY, steps),
  })
}
