import { PLANS, type PlanId } from '@contracts/plans';
import { runtimeConfig } from '../../api/runtime-config';
import { brandName } from '../../content/brand';
import { faqTexts } from '../../content/home';
import { shortPlanName } from '../../content/plans';
import { descriptions } from '../../content/titles';
import { paths } from '../paths';

const CURRENCY = 'USD';

/** What the home page says, for programs: nothing that a person could not read on it too. */
export function homeStructuredData(): object {
  const url = `${runtimeConfig().appUrl}${paths.home()}`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebSite', '@id': `${url}#site`, url, name: brandName(), inLanguage: 'en' },
      {
        '@type': 'SoftwareApplication',
        '@id': `${url}#application`,
        url,
        name: brandName(),
        description: descriptions.home,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Any',
        offers: (Object.keys(PLANS) as PlanId[]).map((plan) => offerOf(plan, url)),
      },
      {
        '@type': 'FAQPage',
        '@id': `${url}#questions`,
        mainEntity: faqTexts.items.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  };
}

function offerOf(plan: PlanId, url: string): object {
  const price = (PLANS[plan].priceCents / 100).toFixed(2);
  return {
    '@type': 'Offer',
    name: shortPlanName(plan),
    url: `${url}#pricing`,
    price,
    priceCurrency: CURRENCY,
    availability: 'https://schema.org/InStock',
    ...(PLANS[plan].priceCents > 0 && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: CURRENCY,
        unitCode: 'MON', // UN/CEFACT's code of a month
        billingIncrement: 1,
      },
    }),
  };
}
