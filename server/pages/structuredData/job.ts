import type { JobPosting as JobPostingData, WithContext } from 'schema-dts';
import type { JobPosting } from '../../../shared/jobs';
import { pages } from '../../../shared/pages';
import { site } from '../../../shared/site';
import { addressData } from './hotel';

/** A position as search engines read it. */
export function jobData(siteUrl: string, job: JobPosting): WithContext<JobPostingData> {
  const place = { jobLocation: { '@type': 'Place', address: addressData } } as const;
  const remote = {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: site.address.country },
  } as const;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    identifier: { '@type': 'PropertyValue', name: site.fullName, value: job.id },
    url: `${siteUrl}${pages.careers.path}#${job.id}`,
    title: job.title,
    description: `<p>${job.description}</p>`,
    occupationalCategory: job.department,
    employmentType: job.employmentType,
    datePosted: job.datePosted,
    validThrough: job.validThrough,
    directApply: false,
    hiringOrganization: { '@type': 'Organization', name: site.fullName, sameAs: siteUrl },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: {
        '@type': 'QuantitativeValue',
        minValue: job.pay.from,
        maxValue: job.pay.to,
        unitText: job.pay.per,
      },
    },
    ...(job.location === 'Remote' ? remote : place),
  };
}
