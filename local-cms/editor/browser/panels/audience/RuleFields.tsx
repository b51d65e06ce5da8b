/** @jsxImportSource preact */
import { useId } from 'preact/hooks';
import { fromWords, type Rule, toWords, type When } from './audiences.ts';

type RuleFieldsProps = { rule: Rule; onChange: (rule: Rule) => void };

const WORDS = [
  { name: 'campaign', label: 'Campaign (utm_campaign)', example: 'spring, newsletter' },
  { name: 'source', label: 'Where they come from (utm_source)', example: 'newsletter' },
  { name: 'medium', label: 'Channel (utm_medium)', example: 'email' },
  { name: 'country', label: 'Countries', example: 'DK, SE' },
] as const;

const VISITORS = [
  { value: '', text: 'All' },
  { value: 'true', text: 'Returning' },
  { value: 'false', text: 'New' },
];

const Optional = () => <span class="quiet">(optional)</span>;

/** Conditions that are empty are not written. */
const without = (when: When): When =>
  Object.fromEntries(Object.entries(when).filter(([, value]) => value !== undefined && value !== ''));

/** The conditions of a rule. All of them must be met. */
export function RuleFields({ rule, onChange }: RuleFieldsProps) {
  const id = useId();
  const { when = {}, percent = 100 } = rule;
  const set = (part: When) => onChange({ ...rule, when: without({ ...when, ...part }) });
  return (
    <div class="rule-fields">
      {WORDS.map(({ name, label, example }) => (
        <div key={name}>
          <label for={`${id}-${name}`}>
            {label} <Optional />
          </label>
          <input
            id={`${id}-${name}`}
            defaultValue={toWords(when[name])}
            placeholder={example}
            onChange={({ currentTarget }) => set({ [name]: fromWords(currentTarget.value) })}
          />
        </div>
      ))}
      <div>
        <label for={`${id}-returning`}>Visitors</label>
        <select
          id={`${id}-returning`}
          value={String(when.returning ?? '')}
          onChange={({ currentTarget: { value } }) =>
            set({ returning: value === '' ? undefined : value === 'true' })
          }
        >
          {VISITORS.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label for={`${id}-percent`}>Percent of these visitors</label>
        <input
          id={`${id}-percent`}
          type="number"
          min={1}
          max={100}
          value={percent}
          onChange={({ currentTarget }) => onChange({ ...rule, percent: currentTarget.valueAsNumber || 100 })}
        />
      </div>
      <div>
        <label for={`${id}-hours`}>
          Hours of the day <Optional />
        </label>
        <input
          id={`${id}-hours`}
          value={when.hours ?? ''}
          placeholder="9-16"
          pattern="\d{1,2}-\d{1,2}"
          onChange={({ currentTarget }) => set({ hours: currentTarget.value.trim() })}
        />
      </div>
      <div>
        <label for={`${id}-zone`}>
          Time zone of the hours <Optional />
        </label>
        <input
          id={`${id}-zone`}
          value={when.timeZone ?? ''}
          placeholder="UTC"
          onChange={({ currentTarget }) => set({ timeZone: currentTarget.value.trim() })}
        />
      </div>
    </div>
  );
}
