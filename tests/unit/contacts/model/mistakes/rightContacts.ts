import type { Contact } from '../../../../../src/contacts/model/contact';
import type { ContactTextField } from '../../../../../src/contacts/model/fields';

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
Analyzer Reinhold
Felix Leiter
Francisco de Sales
Dean Martin
D'Arcy McNickle
María José de la Cruz
Tyrone "Ty" Banks
Anna-Lena Müller-Lüdenscheidt
გიორგი ბერიძე
ᎠᏂᏴᏫᏯ ᎠᎹᏰᎵ
Yuan Yuan Tan
Thet Thet Khine
Lin Lin Chen
Mohamed Mohamed Ali
부장원
과장미
박지성`,
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
4 + 4 Architekten
Wagga Wagga City Council
Yum Yum Foods
საქართველოს ბანკი`,
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
anna@hotmail.co.uk
info@kitz.москва
info@kitz.рус
info@kitz.укр
info@kitz.орг
анна@kitz.de
info@тир.com
сас@kitz.de
taro.@docomo.ne.jp
ta..ro@ezweb.ne.jp
anna@treenet.de
anna@qmail.com
anna@gmails.com`,
  phone: `+49 30 901820
n/a
-
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
+52 1 55 1234 5678
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
+33 (0)1 42 68 53 00
+49 2151/123456
+49 (0) 711/123456
+49 2151  123456
+39 0471/123456
0049 211/123456
(033203)/123456
+44 20 7946 0812 (GB)
+43 1 58858 (AT)
+1 212 736 5000 (o)
+39 (0)6 6988 1234
+39 06 6988 1234`,
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
  { name: 'John Anderson', email: 'jpanderson@kitz.com' },
  { name: 'María Fernández', email: 'mjfernandez@kitz.es' },
  { name: 'William Johnson', email: 'bjohnson@kitz.com' },
  { name: 'Robert Richardson', email: 'brichardson@kitz.com' },
  { name: 'Nikola Đurić', email: 'nikola.djuric@kitz.rs' },
  { name: 'Nikola Đurić', email: 'ndjuric@kitz.rs' },
  { name: 'Seán Ó Briain', email: 'sobriain@kitz.ie' },
  { name: 'Seán Ó Briain', email: 'sean.obriain@kitz.ie' },
  { name: "Conor O'Neill", email: 'coneill@kitz.ie' },
  { name: 'Ronald Mc Donald', email: 'rmcdonald@kitz.com' },
  { name: 'Jean Le Duc', email: 'jean.leduc@kitz.fr' },
  { name: 'Pieter De Vries', email: 'pdevries@kitz.nl' },
  { name: 'Ahmad Khan', email: 'ahmed.khan@kitz.com' },
  { name: 'Mohamad Ali', email: 'mohamed.ali@kitz.com' },
  { name: 'Hussein Karim', email: 'hussain.karim@kitz.com' },
  { name: 'Abdullah Karim', email: 'abdallah.karim@kitz.com' },
  { name: 'Fatima Khan', email: 'fatema.khan@kitz.com' },
  { name: 'Arvind Kumar', email: 'aravind.kumar@kitz.in' },
  { name: 'Alexandr Petrov', email: 'alexander.petrov@kitz.ru' },
  { name: 'Elena Petrova', email: 'yelena.petrova@kitz.ru' },
  { name: 'Oleksandr Petrenko', email: 'aleksandr.petrenko@kitz.ua' },
  { name: 'Evgeny Petrov', email: 'eugeny.petrov@kitz.ru' },
  { name: 'Henrik Berg', email: 'hendrik.berg@kitz.se' },
  { name: 'Emma Thomson', email: 'emma.thompson@kitz.com' },
  { name: 'Yiannis Pappas', email: 'giannis.pappas@kitz.gr' },
  { name: 'Tariq Mandal', email: 'tarig.mondal@kitz.com' },
  { name: 'Rashad Guliyev', email: 'quliyev.rashad@kitz.az' },
  { name: 'Joaquín Silva', email: 'joaquim.silva@kitz.pt' },
  { name: 'Daniel Mustafa', email: 'daniel.mustofa@kitz.com' },
  { name: 'Rahman Ali', email: 'rohman.ali@kitz.com' },
  { name: 'Nasir Karimov', email: 'nosir.karimov@kitz.com' },
  { name: 'Anna Morais', email: 'anna.marais@kitz.com' },
  { name: 'Anna Marais', email: 'anna.morais@kitz.com' },
  { name: 'Lee Jordan', email: 'lee.jordon@kitz.com' },
  { name: 'Maria Rossi', email: 'mario.rossi@kitz.com' },
  { name: 'Lin Chang', email: 'lin.chong@kitz.com' },
  { name: 'Kamran Ali', email: 'komran.ali@kitz.com' },
  { name: 'Oksana Kavalenka', email: 'oksana.kavalenko@kitz.com' },
  { name: 'Isabel Smith', email: 'isobel.smith@kitz.com' },
  { name: 'Branislav Horak', email: 'bronislav.horak@kitz.com' },
  { name: 'Danila Petrov', email: 'danilo.petrov@kitz.com' },
  { name: 'Eduard Lind', email: 'edvard.lind@kitz.com' },
  { name: 'Samuel Hakobyan', email: 'samvel.hakobyan@kitz.com' },
  { name: 'Carmen Silva', email: 'carmem.silva@kitz.com' },
  { name: 'William Souza', email: 'willian.souza@kitz.com' },
  { name: 'Nikolas Horn', email: 'mikolas.horn@kitz.com' },
  { name: 'Sheila Smith', email: 'shelia.smith@kitz.com' },
  { name: 'Lizbeth Ruiz', email: 'lizeth.ruiz@kitz.com' },
  { name: 'Anne Lefebvre', email: 'anne.lefevre@kitz.com' },
  { name: 'Alfonso Ruiz', email: 'alonso.ruiz@kitz.com' },
  { name: 'Kirsten Berg', email: 'kristen.berg@kitz.com' },
  { name: 'Micheal Berg', email: 'michael.berg@kitz.com' },
  { name: 'Antonie Weiss', email: 'antoine.weiss@kitz.com' },
  { name: 'Sandra Berg', email: 'sondra.berg@kitz.com' },
  { name: 'Maria Zaremba', email: 'maria.zareba@kitz.com' },
  { name: 'Qasim Aliyev', email: 'gasim.aliyev@kitz.com' },
  { name: '田中 健太', email: 'h0st@gmail.com' },
  { name: '田中 健太', email: 'kenta5@kitz.jp' },
  { name: '田中 健太', email: 'room2b@kitz.jp' },
  { name: '田中 健太', email: 'k0@kitz.jp' },
  { email: 'anna@kitz.de', website: 'kitz24.de' },
  { email: 'anna@kitz.de', website: 'mykitz.de' },
  { email: 'anna@kitzag.ch', website: 'kitz.ch' },
  { email: 'anna@kitzuk.com', website: 'kitz.com' },
  { email: 'anna@bayer.com', website: 'bayerag.com', company: 'Bayer AG' },
  { name: 'Jean Lefèvre', company: 'Lefèvre' },
  { name: 'Henry Ford', company: 'Ford', title: 'Engineer' },
  { phone: '030 901820', address: 'Platz 1, 10117 Berlin, Germany' },
  { phone: '(212) 736-5000', address: '4 Penn Plaza, New York, NY 10001' },
  { phone: '345-67-89', address: 'ул. Мира 1, Москва, Россия' },
  { phone: '123-4567', address: 'Fő utca 1, Budapest, Hungary' },
  { phone: '736-5000', address: '4 Penn Plaza, New York, NY 10001' },
  { phone: '901820', address: 'Platz 1, 10117 Berlin, Germany' },
  { phone: '01 42 68 53 00', address: 'Paris, France', email: 'a@kitz.fr' },
  { phone: '030 901820', address: 'Wien, Austria', email: 'a@kitz.de' },
  { phone: '(404) 736-5000', address: 'Atlanta, Georgia' },
  { name: 'Anna Schmidt', title: 'Managing Director', company: 'Schmidt & Partner' },
  { name: 'Anna Schmidt', title: 'Trainee 09/2023 - 08/2026' },
  { address: '8FVC9G8F+62 10115 Berlin' },
];
