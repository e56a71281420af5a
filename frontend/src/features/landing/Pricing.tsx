import { pricingTexts } from '../../content/home';
import { planTexts } from '../../content/plans';
import { paths } from '../../app/paths';
import { buttonClass } from '../../ui/Button';
import { SECTION_IDS } from './section-ids';

const { free, basic, pro, enterprise } = pricingTexts;

/** Four plans. Their buttons are links, so that they lead somewhere before any script is there. */
export function Pricing() {
  return (
    <section id={SECTION_IDS.pricing} className="pricing" aria-labelledby="pricing-title">
      <h2 id="pricing-title">{pricingTexts.title}</h2>
      <p className="section-lead">
        <span className="if-monthly">{pricingTexts.lead}</span>
        <span className="if-once">{pricingTexts.leadOnce}</span>
      </p>
      <ul className="plans">
        <li>
          <h3>{free.name}</h3>
          <p className="plan-for">{free.text}</p>
          <p className="plan-price">
            <b>{planTexts.price('free')}</b>
          </p>
          <ul className="plan-points">
            <li>
              <span className="if-monthly">{planTexts.freePrompts.monthly}</span>
              <span className="if-once">{planTexts.freePrompts.never}</span>
            </li>
            <li>{planTexts.rewrites}</li>
            <li>{pricingTexts.noCard}</li>
          </ul>
          <a className={buttonClass({ variant: 'secondary', block: true })} href={paths.register()} data-plan="free">
            {free.choose}
          </a>
        </li>
        <PaidPlan plan="basic" name={basic.name} text={basic.text} />
        <PaidPlan plan="pro" name={pro.name} text={pro.text} mark={pro.mark} />
        <li>
          <h3>{enterprise.name}</h3>
          <p className="plan-for">{enterprise.text}</p>
          <p className="plan-price">
            <b>{enterprise.price}</b>
          </p>
          <ul className="plan-points">
            {enterprise.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <button
            type="button"
            className={buttonClass({ variant: 'secondary', block: true })}
            data-contact={enterprise.subject}
          >
            {enterprise.choose}
          </button>
        </li>
      </ul>
      <p className="plan-terms">{planTexts.terms}</p>
    </section>
  );
}

function PaidPlan({ plan, name, text, mark }: { plan: 'basic' | 'pro'; name: string; text: string; mark?: string }) {
  return (
    <li className={mark ? 'plan-marked' : undefined}>
      <h3>
        {name} {mark && <small className="plan-mark">{mark}</small>}
      </h3>
      <p className="plan-for">{text}</p>
      <p className="plan-price">
        <b>{planTexts.price(plan)}</b>
        {planTexts.perMonth}
      </p>
      <ul className="plan-points">
        <li>{planTexts.prompts(plan)}</li>
        <li>{planTexts.rewrites}</li>
        <li>{planTexts.cancel}</li>
        <li>{planTexts.perPrompt(plan)}</li>
      </ul>
      <a
        className={buttonClass({ variant: mark ? 'primary' : 'secondary', block: true })}
        href={paths.register()}
        data-plan={plan}
      >
        {planTexts.choose(plan)}
      </a>
    </li>
  );
}
