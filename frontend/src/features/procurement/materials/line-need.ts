import type { Schema } from '../../../api/types'
import type { Line } from '../../../kit/lines/types'

interface Stored {
  materialId: number | null
  needId: number | null
  needByOn: string | null
}

/** What a line is bought for, beside its cells: a form shows it nowhere and sends it back. */
export const needValues = (line: Stored, projectId: number | null) => ({
  needId: line.needId,
  needByOn: line.needByOn,
  neededMaterial: line.materialId,
  neededProject: projectId,
})

/** A line whose material or project was changed is for that task no more. */
export function needBody(line: Line, projectId: unknown) {
  const { needId, needByOn, neededMaterial, neededProject } = line
  const isSame =
    String(line.materialId ?? '') === String(neededMaterial ?? '') &&
    String(projectId ?? '') === String(neededProject ?? '')
  return needId && isSame ? { needId, ...(needByOn && { needByOn }) } : {}
}

export type LineNeed = Schema<'LineNeed'>
