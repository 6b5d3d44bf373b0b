import { readFileSync } from 'node:fs'

const snake = (name) => name.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase()
const pascal = (name) =>
  name
    .split('_')
    .map((part) => part[0].toUpperCase() + part.slice(1))
    .join('')

/** What each type of field needs to be stated, and an example of its value. */
const TYPES = {
  code: { needs: ['max'], sample: () => 'T-100' },
  text: { needs: ['max'], sample: ({ en }) => `${en} of a test` },
  text_ar: { needs: ['max'], sample: () => 'اسم للتجربة' },
  number: { needs: ['max'], sample: () => 5 },
  decimal: { needs: [], sample: () => '12.5' },
  money: { needs: [], sample: () => '1250.00' },
  day: { needs: [], sample: () => '2026-01-15' },
  choice: { needs: ['list'], sample: ({ values }) => values[0].value },
  reference: { needs: ['table', 'lookup'], sample: () => undefined },
  flag: { needs: [], sample: ({ initial }) => initial },
}

/**
 * Reads the description of a resource and completes it with the names that follow from it.
 * @throws DescriptionError naming what is missing or cannot be made
 */
export function readDescription(path) {
  const given = JSON.parse(readFileSync(path, 'utf8'))
  const absent = ['domain', 'name', 'entity', 'singular', 'plural', 'path', 'icon', 'abilities']
    .concat('label', 'fields')
    .filter((member) => given[member] === undefined)
  if (absent.length) throw new DescriptionError(`the description lacks ${absent.join(', ')}`)
  const fields = given.fields.map(completeField)
  if (!fields.some(({ name }) => name === given.label))
    throw new DescriptionError(`"${given.label}" is not one of the fields`)
  for (const ability of Object.values(given.abilities))
    if (typeof ability === 'object' && Object.keys(ability).length < 2)
      throw new DescriptionError(
        `${ability.name}: a new ability needs a rule; a known one is its name alone`
      )
  const kebab = given.name.replaceAll('_', '-')
  return {
    order: 100,
    exported: false,
    ...given,
    fields,
    kebab,
    camel: pascal(given.name)[0].toLowerCase() + pascal(given.name).slice(1),
    model: pascal(given.entity),
    controller: pascal(given.name),
    constant: given.name.toUpperCase(),
    key: `${given.domain}.${given.name}`,
    read: nameOf(given.abilities.read),
    write: nameOf(given.abilities.write),
    searchable: fields.some(({ searchable }) => searchable),
  }
}

/** What is wrong with a description, in words for who wrote it. */
export class DescriptionError extends Error {}

/** An ability is a name of the access table, or a new one with the rule of who holds it. */
export const nameOf = (ability) => (typeof ability === 'string' ? ability : ability.name)

function completeField(field) {
  const type = TYPES[field.type]
  if (!type) throw new DescriptionError(`${field.name}: no field is of type "${field.type}"`)
  const complete = { initial: field.type === 'flag' ? true : undefined, ...field }
  const absent = ['name', 'en', 'ar', ...type.needs].filter((member) => !(member in field))
  if (field.type === 'choice' && !field.values && !field.constant) absent.push('values or constant')
  if (absent.length)
    throw new DescriptionError(`${field.name}: the description lacks ${absent.join(', ')}`)
  if (field.type === 'reference' && !field.name.endsWith('Id'))
    throw new DescriptionError(`${field.name}: the name of a reference ends in Id`)
  if (field.type === 'day' && !field.name.endsWith('On'))
    throw new DescriptionError(`${field.name}: the name of a day ends in On`)
  const sample = field.sample ?? (field.constant ? undefined : type.sample(complete))
  if (field.required && sample === undefined)
    throw new DescriptionError(`${field.name}: a required field of this type needs a "sample"`)
  return { ...complete, sample, column: columnOf(field) }
}

function columnOf({ name, type }) {
  if (type === 'decimal') return `${snake(name)}_e4`
  return type === 'money' ? `${snake(name)}_minor` : snake(name)
}
