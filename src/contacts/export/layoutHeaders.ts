/** The header of contacts.google.com's "Google CSV" since 2024, by public samples (November 2026); each value once. */
export const GOOGLE_HEADER =
  'First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - PO Box,Address 1 - Region,Address 1 - Postal Code,Address 1 - Country,Address 1 - Extended Address,Website 1 - Label,Website 1 - Value';

/** The header of a file that outlook.live.com/people exported; seen unchanged from 2018 to 2025. */
export const OUTLOOK_HEADER =
  "First Name,Middle Name,Last Name,Title,Suffix,Nickname,Given Yomi,Surname Yomi,E-mail Address,E-mail 2 Address,E-mail 3 Address,Home Phone,Home Phone 2,Business Phone,Business Phone 2,Mobile Phone,Car Phone,Other Phone,Primary Phone,Pager,Business Fax,Home Fax,Other Fax,Company Main Phone,Callback,Radio Phone,Telex,TTY/TDD Phone,IMAddress,Job Title,Department,Company,Office Location,Manager's Name,Assistant's Name,Assistant's Phone,Company Yomi,Business Street,Business City,Business State,Business Postal Code,Business Country/Region,Home Street,Home City,Home State,Home Postal Code,Home Country/Region,Other Street,Other City,Other State,Other Postal Code,Other Country/Region,Personal Web Page,Spouse,Schools,Hobby,Location,Web Page,Birthday,Anniversary,Notes";

/** HubSpot’s names of its properties; a note needs both columns (knowledge.hubspot.com, November 2026). */
export const HUBSPOT_HEADER =
  'Salutation,First name,Last name,Email,Phone number,Company name,Job title,Website URL,Street address,Activity date,Note body';

/** Salesforce’s labels for a lead (help.salesforce.com, "Field Mapping for Importing Leads", read in November 2026). */
export const SALESFORCE_HEADER =
  'Salutation,First Name,Last Name,Company,Title,Email,Phone,Website,Street,Description';

/** The most letters that a field of a lead holds (developer.salesforce.com, Field Reference, "Lead"). */
export const SALESFORCE_LIMITS: Readonly<Record<string, number>> = {
  'First Name': 40,
  'Last Name': 80,
  Company: 255,
  Title: 128,
  Email: 80,
  Phone: 40,
  Website: 255,
  Street: 255,
  Description: 32_000,
};
