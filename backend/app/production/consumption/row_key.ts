/** A project and a material together have one number, the id of a row and of its page. */
const MATERIALS = 1_000_000

export const rowKey = (projectId: number, materialId: number) => projectId * MATERIALS + materialId

export const rowKeySql = (projectId: string, materialId: string) =>
  `${projectId} * ${MATERIALS} + ${materialId}`

export const splitKey = (id: number) => ({
  projectId: Math.floor(id / MATERIALS),
  materialId: id % MATERIALS,
})
