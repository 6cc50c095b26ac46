import type { Contact } from '../../../../src/contacts/contact';
import type { ContactTextField } from '../../../../src/contacts/fields';

/** Texts that look odd and are right, by field: none may be flagged. */
export const RIGHT_TEXTS: Record<Exclude<ContactTextField, 'notes'>, string> = {
  name: `Siobhán O’Brien
Conor O'Neill
Jan 't Hooft
Ludwig van der Heide
Juan García García
Mohamed Mohamed
Boutros Boutros-Ghali
Jean-Pierre DUPONT
Martin Luther King Jr.
Dr. Anna Schmidt, PhD
Prof. Dr.-Ing. Anneliese Maria Freifrau von Hohenstein-Wittgenberg
John Smith 3rd
Henry Ford II
Jennifer 8. Lee
J. R. R. Tolkien
Ng Wei
O
田中 美咲 (Misaki Tanaka)
خالد المنصوري
สมชาย ศรีสุข
Γιώργος Παπαδάκης
ሰላማዊት ተስፋዬ
Nguyễn Thị Minh Anh
Þórður Þórðarson
Baker Cook
Bishop Marshall
Judge Reinhold
Felix Leiter
Francisco de Sales
Dean Martin
D'Arcy McNickle
María José de la Cruz
Tyrone "Ty" Banks
Anna-Lena Müller-Lüdenscheidt`,
  company: `3M
7-Eleven
O2
Level 3
1&1
Booking.com
Check24.de
Duran Duran
Yahoo!
AT&T
IBM
BMW AG
SAP SE
KPMG
adidas
easyJet
eBay
.NET Foundation
Studio 54
20th Century Studios
Ernst & Young
株式会社トヨタ
Студия «Калина»
Forever 21 Inc.
H&M
C&A
EY | Parthenon
Company 2000 GmbH
Hugo Boss AG
't Koetshuis
A.P. Møller - Mærsk A/S
¡Hola!
ABB Ltd
IKEA
J.P. Morgan
4 + 4 Architekten`,
  title: `Director, Sales & Marketing
.NET Developer
CEO
Co-Founder | CTO
Leiter Vertrieb
Editor, Wired.com
VP Sales EMEA
Head of R&D
C++ Engineer
Owner / Inhaber
Director @ Large
Level 2 Support
代表取締役
3D Artist
manager
SALES MANAGER`,
  email: `info@kitz.de
a@b.co
anna+fair@kitz.de
anna_schmidt@mail.kitz.co.uk
12345@qq.com
someone@163.com
x@o2.pl
office@studio.photography
mail@bücher.example
用户@例子.中国
post@xn--fiqs8s.xn--fiqs8s
o'brien@kitz.ie
anna@ymail.com
anna@email.com
anna@mail.com
anna@gmx.at
anna@live.nl
anna@icloud.com
jobs@cloud.com
"anna schmidt"@kitz.de
root@[192.168.2.1]
a.b-c_d@e-f.g-h.io
ANNA.SCHMIDT@KITZ.DE
anna@kitz.museum
anna@kitz.com.au
почта@пример.рф
hello@kitz.ai
anna@uni-koeln.de
anna@t-online.de
1@2.com
sales@7-eleven.com
anna@outlook.co.id
anna@yahoo.co.jp
anna@hotmail.co.uk`,
  phone: `+49 30 901820
+49 (0)30 901820
0049 30 901820
030/90 18 20
+1 (212) 736-5000
212.736.5000
1-800-FLOWERS
1-800-GO-FEDEX
1800 SOS
110
*100#
+44 20 7946 0812
+44 (0) 20 7946 0812
07700 900 381
13 12 34
+39 06 6982
+852 2345 6789
+800 1234 5678
090-1234-5678
٠٥٠١٢٣٤٥٦٧
+86 131 2345 6789
(555) 123-4567
+1 555 123 4567
555-0142
030 901820-0
+43 1 58858-0
+380 44 235 52 45
+41 44 668 18 00
+972-2-530-6666
+33 (0)1 42 68 53 00`,
  website: `kitz
www.kitz.de
https://kitz.de/shop?x=1,2
http://kitz.example:8080/a.html
kitz.photography
https://www.bücher.example/neu
пример.рф
localhost:3000
n/a
-
instagram.com/kitz
@kitz
www.xn--fiqs8s.xn--fiqs8s
https://192.168.0.1/
kitz.co.uk
HTTPS://WWW.KITZ.DE`,
  address: `Straße des 17. Juni 135, 10623 Berlin
P.O. Box 123456, Dubai
1600 Amphitheatre Pkwy, Mountain View, CA 94043-1351
Wagga Wagga NSW 2650
東京都台東区谷中9-44-1
東京都千代田区 〒100-0001
Av. 9 de Julio 1925, C1072 Buenos Aires
New York, New York
St. Gallen
Teheran 1599666613, Iran
c/o Kitz GmbH, 3. Etage
Level 9, 1240 Pitt Street`,
};

type Texts = Partial<Contact>;

/** Whole contacts that are right, though two of their texts do not quite agree. */
export const RIGHT_CONTACTS: Texts[] = [
  { email: 'anna@kitz.de', website: 'kitz.com' },
  { email: 'anna@kitz.at', website: 'kitz.it' },
  { email: 'anna@kitz.co', website: 'kitz.com' },
  { email: 'info@mueller.de', website: 'müller.de' },
  { email: 'info@muller.ch', website: 'www.müller.ch' },
  { email: 'anna@gmail.com', website: 'email.com' },
  { email: 'anna@ey.com', website: 'ge.com' },
  { email: 'anna@dhl.com', website: 'dpdhl.com' },
  { email: 'anna@kitz-gruppe.de', website: 'kitzgruppe.de' },
  { email: 'anna@mail.kitz.co.uk', website: 'kitz.co.uk' },
  { email: 'anna@sap.com', website: 'ibm.com' },
  { email: 'anna@mbox.de', company: 'Mbox', website: 'facebook.com/mbox' },
  { name: 'Philipp Maier', email: 'philip.maier@kitz.de' },
  { name: 'Sergey Ivanov', email: 'sergei.ivanov@kitz.de' },
  { name: 'Jürgen Müller', email: 'juergen.mueller@kitz.de' },
  { name: 'Jürgen Müller', email: 'jurgen.muller@kitz.de' },
  { name: 'Aleksandr Petrov', email: 'alexander.petrov@kitz.ru' },
  { name: 'Łukasz Wójcik', email: 'lukasz.wojcik@kitz.pl' },
  { name: 'Ødegård Berg', email: 'degard.berg@kitz.no' },
  { name: 'Elizabeth Smith', email: 'liz.smith@kitz.com' },
  { name: 'Robert Smith', email: 'bob@kitz.com' },
  { name: 'Jon Snow', email: 'john.snow@kitz.com' },
  { name: 'Ann Taylor', email: 'anne.taylor@kitz.com' },
  { name: 'Anna Schmidt', email: 'tom.schmidt@kitz.de' },
  { name: 'Anna Schmidt', email: 'schmidta2@kitz.de' },
  { name: 'Anna Schmidt', email: 'anna.schmidt2@kitz.de' },
  { name: 'Hana Sato', email: 'h-sato@kitz.jp' },
  { name: 'Jean Lefèvre', company: 'Lefèvre' },
  { name: 'Henry Ford', company: 'Ford', title: 'Engineer' },
  { phone: '030 901820', address: 'Platz 1, 10117 Berlin, Germany' },
  { phone: '(212) 736-5000', address: '4 Penn Plaza, New York, NY 10001' },
  { phone: '736-5000', address: '4 Penn Plaza, New York, NY 10001' },
  { phone: '901820', address: 'Platz 1, 10117 Berlin, Germany' },
  { phone: '01 42 68 53 00', address: 'Paris, France', email: 'a@kitz.fr' },
  { phone: '030 901820', address: 'Wien, Austria', email: 'a@kitz.de' },
  { phone: '(404) 736-5000', address: 'Atlanta, Georgia' },
  { name: 'Anna Schmidt', title: 'Managing Director', company: 'Schmidt & Partner' },
];
