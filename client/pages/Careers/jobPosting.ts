import type { JobPosting as JobPostingData, WithContext } from 'schema-dts';
import type { JobPosting } from '../../../shared/content/careers';
import { pages } from '../../../shared/routes';
import { site } from '../../../shared/site';

/** A position as search engines read it. SPEC 3, Job posting. */
export function jobPosting(job: JobPosting, siteUrl: string): WithContext<JobPostingData> {
  const { street, city, region, postalCode, country } = site.address;
  const place = {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: city,
        addressRegion: region,
        postalCode,
        addressCountry: country,
      },
    },
  } as const;
  const remote = {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: country },
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
