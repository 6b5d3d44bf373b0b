import ts from 'typescript'

/** Statuses whose answer a page reads; the first of them that a route has counts. */
const SUCCESSES = ['200', '201', '202']

/** @returns {Record<string, string>} the type of each schema by its name */
export function readSchemas(types) {
  const source = parse(types)
  const schemas = memberOf(interfaceOf(source, 'components'), 'schemas')
  return Object.fromEntries(
    schemas.members.map((schema) => [schema.name.text, schema.type.getText(source)])
  )
}

/** @returns the operations in the order of their paths, each with the types that it takes and answers */
export function readOperations(types) {
  const source = parse(types)
  const known = interfaceOf(source, 'operations')
  const nouns = nounsByOperation(source)
  const text = (type) => type?.getText(source)
  return known.members.map(({ name, type }) => ({
    name: name.text,
    noun: nouns.get(name.text),
    body: text(jsonOf(memberOf(type, 'requestBody'))),
    answer: text(answerOf(memberOf(type, 'responses'))),
  }))
}

function answerOf(responses) {
  const status = SUCCESSES.find((one) => memberOf(responses, one))
  return status && jsonOf(memberOf(responses, status))
}

const jsonOf = (message) => memberOf(memberOf(message, 'content'), 'application/json')

/** The type of a member of a type; undefined where there is neither. */
function memberOf(type, name) {
  return type?.members?.find((member) => member.name?.text === name)?.type
}

/** `/api/clients/{id}` says `get: operations["clients.show"]`. */
function nounsByOperation(source) {
  const nouns = new Map()
  for (const { name, type } of interfaceOf(source, 'paths').members) {
    const noun = name.text.replace(/^\/(api\/)?/, '').split('/')[0]
    for (const { type: operation } of type.members) {
      if (ts.isIndexedAccessTypeNode(operation)) nouns.set(operation.indexType.literal.text, noun)
    }
  }
  return nouns
}

function interfaceOf(source, name) {
  return source.statements.find(
    (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === name
  )
}

const parse = (text) => ts.createSourceFile('api.ts', text, ts.ScriptTarget.Latest, true)
